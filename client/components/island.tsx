/** Islands: the interactive parts of a static page. Everything else stays plain HTML. */
import { createContext, createElement, useContext, type ComponentType, type ReactNode } from 'react';

export type IslandProps<P extends object> = {
  /** File under `client/features/marketing/islands/` that exports the component. */
  name: string;
  of: ComponentType<P>;
  /** Must be plain data, as it's embedded in the page as JSON. */
  props: P;
  /** When to hydrate: near the viewport, or on first use. A query or fragment in the URL hydrates right away. */
  when: 'visible' | 'use';
  /** A localStorage key. If this browser has a value for it, the island hydrates right away. */
  stored?: string;
};

/** Renders an island to HTML at build time (client/site/render-page.tsx). Without it, components render as usual. */
export const IslandRenderer = createContext<((island: IslandProps<never>) => ReactNode) | undefined>(undefined);

/** Marks a component as an island: static HTML at build time, hydrated in the browser by client/site/islands.ts. */
export function Island<P extends object>(island: IslandProps<P>): ReactNode {
  const write = useContext(IslandRenderer);
  return write ? write(island as unknown as IslandProps<never>) : createElement(island.of, island.props);
}
