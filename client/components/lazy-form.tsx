import { lazy, Suspense, type ComponentType } from 'react';
import { ScreenBoundary } from './screen-boundary.tsx';
import { LinesSkeleton } from './ui/lines-skeleton.tsx';

/** Returns a form of a rarely opened dialog, loaded when it first renders. */
export function lazyForm<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Form = lazy(async () => ({ default: await load() }));
  return (props: Props) => (
    <ScreenBoundary at="form" what="screen">
      <Suspense fallback={<LinesSkeleton lines={3} height={52} />}>
        <Form {...props} />
      </Suspense>
    </ScreenBoundary>
  );
}
