import { type Brief, onlyBrand } from '@pavilion/domain';
import { offered } from '../../parts/offered.ts';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { useUser } from '../../session/session-provider.tsx';

/** Brands that a new deliverable of this brief can have. Someone restricted to brands must choose one of theirs (USR-120). */
export function useBrandsOf(brief: Brief) {
  const lists = useConfiguration();
  const user = useUser();
  const brands = offered(lists.brand, user.brandAccess);
  const required = user.brandAccess.length > 0;
  const own = brief.brands.filter((brand) => brands.includes(brand) || !required);
  const only = own.length === 1 && (required || brief.brands.length === 1) ? own[0] : onlyBrand(user);
  return { data: own.length > 0 ? own : brands, required, only };
}
