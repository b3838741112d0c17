/** Fields that decide who sees a template; its parts, publications, graphics and exports have copies of them. */
export type GraphicScopeFields = { department?: string | undefined; brands: string[] };

export const scopeOf = ({ department, brands }: GraphicScopeFields): GraphicScopeFields => ({ department, brands });
