import { isInApp } from '../lib/go-to.ts';
import { RouteLink, type LinkProps } from './route-link.tsx';

/** Link that navigates between the app's screens without a page load, and is an ordinary link to everything else. */
export function AppLink(props: LinkProps) {
  return <RouteLink {...props} isRoute={isInApp} />;
}
