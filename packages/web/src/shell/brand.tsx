import classes from './brand.module.css';
// In the file itself: a page that is reloaded without a connection would have a broken picture until its next load.
import icon from './icon.svg?inline';

/** Logo and name of the product. */
export function Brand({ small = false }: { small?: boolean }) {
  return (
    <span className={classes.brand}>
      <img src={icon} width={28} height={28} alt={small ? 'Pavilion' : ''} />
      {!small && <span className={classes.name}>Pavilion</span>}
    </span>
  );
}
