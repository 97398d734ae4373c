/** The frame of the desk: the menu beside, on narrow screens behind a button, and the screen in the middle. */
import { Drawer } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { paths } from '#shared/paths.ts';
import { BrandMark } from '#client/components/brand-mark.tsx';
import { DeskLink } from '#client/components/desk/desk-link.tsx';
import { SchemeToggle } from '#client/components/scheme-toggle.tsx';
import { UnsavedNotice } from '#client/components/unsaved-notice.tsx';
import classes from './desk-frame.module.css';
import { DeskFoot, DeskMenu } from './desk-menu.tsx';
import { useWaiting } from './use-waiting.ts';

export function DeskFrame({ children }: { children: ReactNode }) {
  const waiting = useWaiting().data;
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <header className={classes.top}>
        <button
          type="button"
          className={`icon-button ${classes.opener}`}
          aria-label="Menu"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(true)}
        >
          <IconMenu2 size={24} stroke={1.7} aria-hidden />
        </button>
        <DeskLink href={paths.admin} className={`place ${classes.brand}`}>
          <BrandMark />
          <span className={classes.brandPart}>Desk</span>
        </DeskLink>
        <SchemeToggle />
      </header>
      <div className={classes.middle}>
        <aside className={classes.side} aria-label="Menu of the desk">
          <DeskMenu waiting={waiting} />
          <DeskFoot />
        </aside>
        <main id="main" tabIndex={-1} className={classes.main}>
          <UnsavedNotice />
          <div className={classes.content}>{children}</div>
        </main>
      </div>
      <Drawer.Root
        opened={isOpen}
        onClose={close}
        size={320}
        // What is chosen takes its place at once, and the keyboard goes there.
        transitionProps={{ duration: 0 }}
        classNames={{ content: classes.drawer, title: classes.drawerTitle, body: classes.drawerBody }}
      >
        <Drawer.Overlay />
        <Drawer.Content>
          {/* Not Mantine's own head: as a banner it would be the page's second. */}
          <div className={classes.drawerHead}>
            <Drawer.Title>Menu</Drawer.Title>
            <Drawer.CloseButton aria-label="Close" size={44} iconSize={22} />
          </div>
          <Drawer.Body>
            <DeskMenu waiting={waiting} onFollow={close} />
            <DeskFoot />
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </>
  );
}
