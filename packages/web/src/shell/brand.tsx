import classes from './brand.module.css';

/** Logo and name of the product. */
export function Brand({ small = false }: { small?: boolean }) {
  return (
    <span className={classes.brand}>
      <img src="/icon.svg" width={28} height={28} alt={small ? 'Pavilion' : ''} />
      {!small && <span className={classes.name}>Pavilion</span>}
    </span>
  );
}
