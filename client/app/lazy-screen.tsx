import { lazy, useState, type ComponentType, type ReactNode } from 'react';

/** A component in a separate chunk. After `preload` it renders without suspending. */
export type LazyScreen<Props> = ((props: Props) => ReactNode) & { preload: () => Promise<void> };

/** @param load rejects if the chunk can't be fetched */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyScreen<Props> {
  let loaded: ComponentType<Props> | undefined;
  const Later = lazy(async () => ({ default: await load() }));
  function Screen(props: Props) {
    // Kept in state, because switching between the two would remount the screen and lose typed text.
    const [View] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return <View {...props} />;
  }
  return Object.assign(Screen, {
    preload: async () => {
      loaded ??= await load();
    },
  });
}
