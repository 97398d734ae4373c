import { createElement, useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

type Module = Readonly<Record<string, ComponentType<object>>>;

function Told({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

/** Hydrates an island with the single component its module exports. Resolves once its event handlers are attached. */
export function hydrateIsland(
  island: HTMLElement,
  { module, prefix, props }: { module: unknown; prefix: string; props: object },
): Promise<void> {
  const [Component] = Object.values(module as Module);
  return new Promise((resolve) => {
    hydrateRoot(island, <Told onReady={resolve}>{createElement(Component!, props)}</Told>, {
      identifierPrefix: prefix,
    });
  });
}
