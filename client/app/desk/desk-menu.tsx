import { Button } from '@mantine/core';
import { IconArrowLeft, IconLogout } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { cleanPath, paths } from '#shared/paths.ts';
import { DeskLink } from '#client/components/desk/desk-link.tsx';
import { useUser } from '#client/lib/session.ts';
import { deskGroups, type Waiting } from './desk-areas.ts';
import classes from './desk-frame.module.css';
import { signOutOfDesk } from './leave-desk.ts';

type Props = {
  waiting: Record<Waiting, number> | undefined;
  /** Something was chosen. */
  onFollow?: () => void;
};

/** All screens of the desk, in groups, with what waits there. */
export function DeskMenu({ waiting, onFollow }: Props) {
  const here = cleanPath(usePathname());
  const id = useId();
  return (
    <nav aria-label="Desk" className={classes.menu}>
      {deskGroups.map(({ title, areas }, index) => (
        <div key={index}>
          {title && (
            <p id={`${id}-${index}`} className={classes.groupTitle}>
              {title}
            </p>
          )}
          <ul aria-labelledby={title && `${id}-${index}`}>
            {areas.map(({ href, label, icon: Icon, waiting: counted }) => (
              <li key={href}>
                <DeskLink
                  href={href}
                  className={classes.area}
                  aria-current={here === href ? 'page' : isWithin(here, href) ? 'true' : undefined}
                  {...(onFollow && { onClick: onFollow })}
                >
                  <Icon size={20} stroke={1.7} aria-hidden />
                  {label}
                  {counted && <Count count={waiting?.[counted.key] ?? 0} words={counted.words} />}
                </DeskLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** A lead's own screen belongs to the inbox. */
const isWithin = (here: string, href: string) => href !== paths.admin && here.startsWith(`${href}/`);

function Count({ count, words }: { count: number; words: string }) {
  if (count === 0) return null;
  return (
    <span className={classes.count}>
      {' '}
      {count > 99 ? '99+' : count}
      <span className={classes.hidden}> {words}</span>
    </span>
  );
}

/** Who is signed in, the way back to the site and the way out. */
export function DeskFoot() {
  const user = useUser();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    setIsLeaving(true);
    await signOutOfDesk();
    setIsLeaving(false);
  };
  return (
    <div className={classes.foot}>
      <a href={paths.home} className={classes.area}>
        <IconArrowLeft size={20} stroke={1.7} aria-hidden />
        Back to the site
      </a>
      <div className={classes.who}>
        {user.fullName && (
          <p className={classes.name} dir="auto" title={user.fullName}>
            {user.fullName}
          </p>
        )}
        <p className={classes.email} title={user.email}>
          {user.email}
        </p>
      </div>
      <Button
        variant="default"
        leftSection={<IconLogout size={20} stroke={1.7} aria-hidden />}
        loading={isLeaving}
        onClick={() => void leave()}
      >
        Sign out
      </Button>
    </div>
  );
}
