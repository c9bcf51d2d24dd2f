/** What a person aims at: something by its role and name, as screen readers say them; or, where it has neither, by its place. */
export type Aim =
  | { role: string; name?: string; within?: Aim }
  /** The name holds this. */
  | { role: string; holding: string; within?: Aim }
  | { css: string; within?: Aim };

export const button = (name: string, within?: Aim): Aim => ({ role: 'button', name, ...(within && { within }) });
export const link = (name: string, within?: Aim): Aim => ({ role: 'link', name, ...(within && { within }) });
export const field = (name: string, value?: string): Aim => ({
  css: `main [name="${name}"]${value === undefined ? '' : `[value="${CSS_ESCAPED(value)}"]`}`,
});
export const H1: Aim = { css: 'main h1' };

const CSS_ESCAPED = (value: string): string => value.replaceAll(/["\\]/g, '\\$&');

interface Queries {
  queryAllByRole(scope: Element, role: string, options: { name?: string | RegExp | undefined }): Element[];
}

/** Run in the page, beside Testing Library's queries, which find by role and name as the unit tests do. */
export function locate(aim: Aim): Element | null {
  const scope = aim.within ? locate(aim.within) : document.body;
  if (!scope) return null;
  if ('css' in aim) return scope.querySelector(aim.css);
  const { queryAllByRole } = Reflect.get(globalThis, 'TestingLibraryDom') as Queries;
  const name = 'holding' in aim ? new RegExp(aim.holding.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')) : aim.name;
  return queryAllByRole(scope, aim.role, { name })[0] ?? null;
}
