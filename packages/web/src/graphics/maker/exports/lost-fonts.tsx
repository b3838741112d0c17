import { Alert, List } from '@mantine/core';
import type { Design } from '@pavilion/domain/graphics';
import { useFonts } from '../../use-fonts.ts';

/** Says which texts of an export are drawn in another font, because theirs does not exist any more. */
export function LostFonts({ design }: { design: Design }) {
  const lost = useFonts().lostIn(design);
  if (lost.length === 0) return null;
  return (
    <Alert color="yellow" title="These texts are drawn in another font">
      <List size="sm">
        {lost.map(({ slot, message }) => (
          <List.Item key={`${slot} ${message}`}>{message}</List.Item>
        ))}
      </List>
    </Alert>
  );
}
