import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * A part of the frame whose code is fetched when it is needed. Where that fails twice the frame goes on without:
 * an error here would take the whole page along.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    load()
      .catch(load)
      .catch((): { default: ComponentType<Props> } => ({ default: () => null })),
  );
