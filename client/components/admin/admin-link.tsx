import { Flex } from '@mantine/core';
import { cleanPath, paths } from '#shared/paths.ts';
import { RouteLink, type LinkProps } from '../route-link.tsx';

/** Returns whether a URL is a screen of the admin area; everything else is a separate document. */
export function isAdminPath(href: string): boolean {
  const path = cleanPath(href);
  return path === paths.admin || path.startsWith(`${paths.admin}/`);
}

/** Link within the admin area: between its screens without a page load, an ordinary link to everything else. */
export function AdminLink(props: LinkProps) {
  return <RouteLink {...props} isRoute={(href) => isAdminPath(href) && !href.includes('#')} />;
}

/** Standalone link with a 44 px target on touch screens. */
export function LoneLink(props: Pick<LinkProps, 'href' | 'aria-label' | 'children'>) {
  return (
    <Flex
      component={AdminLink}
      display="inline-flex"
      align="center"
      mih={{ base: 44, sm: 0 }}
      miw={{ base: 44, sm: 0 }}
      {...props}
    />
  );
}
