import { Flex } from '@mantine/core';
import { cleanPath, paths } from '#shared/paths.ts';
import { RouteLink, type LinkProps } from '../route-link.tsx';

/** Returns whether an address is a screen of the desk; everything else is another document. */
export function isDeskPath(href: string): boolean {
  const path = cleanPath(href);
  return path === paths.admin || path.startsWith(`${paths.admin}/`);
}

/** Link within the desk: no page load between its screens, an ordinary link to everything else. */
export function DeskLink(props: LinkProps) {
  return <RouteLink {...props} isRoute={(href) => isDeskPath(href) && !href.includes('#')} />;
}

/** Standalone link with a 44 px target on touch screens. */
export function LoneLink(props: Pick<LinkProps, 'href' | 'aria-label' | 'children'>) {
  return (
    <Flex
      component={DeskLink}
      display="inline-flex"
      align="center"
      mih={{ base: 44, sm: 0 }}
      miw={{ base: 44, sm: 0 }}
      {...props}
    />
  );
}
