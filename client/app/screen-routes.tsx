import { Suspense, type ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import type { LazyScreen } from './lazy-screen.tsx';
import { ScreenBoundary } from '../components/screen-boundary.tsx';

/** `id`: the id in the path, or an empty string. */
export type ScreenProps = { id: string };
export type ScreenRoute = { path: string; Screen: LazyScreen<ScreenProps> };

type Props = {
  routes: readonly ScreenRoute[];
  /** Path of the screen to show. */
  at: string;
  /** Shown while the first screen loads. Defer `at` to keep the previous screen while later ones load. */
  fallback: ReactNode;
  what?: 'page' | 'screen';
  onFailure?: () => void;
  notFound?: ReactNode;
};

/** Renders a path's screen, which is a separate chunk. */
export function ScreenRoutes({ routes, at, fallback, what, onFailure, notFound }: Props) {
  return (
    <ScreenBoundary at={at} {...(what && { what })} {...(onFailure && { onFailure })}>
      <Suspense fallback={fallback}>
        <Switch location={at}>
          {routes.map(({ path, Screen }) => (
            <Route key={path} path={path}>
              {/* Remount for each id, so that text typed on one screen doesn't carry over to the next. */}
              {({ id = '' }: { id?: string }) => <Screen key={id} id={id} />}
            </Route>
          ))}
          <Route>{notFound}</Route>
        </Switch>
      </Suspense>
    </ScreenBoundary>
  );
}
