/** Building blocks of the settings: groups with a section list, and one-line settings whose forms open in place. */
import { Box, Button, Divider, Group, NavLink, Paper, Stack, Text, Title } from '@mantine/core';
import { useDisclosure, useScrollSpy } from '@mantine/hooks';
import { Children, isValidElement, useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { m } from '#messages';
import classes from './settings.module.css';

type GroupProps = { id: string; name: string; children: ReactNode };

/** A group of related settings. */
export function SettingGroup({ id, name, children }: GroupProps) {
  const parts = Children.toArray(children);
  return (
    <div id={id} className={classes.anchor} data-settings-group={name}>
      <Text fz="sm" fw={600} c="dimmed" mb={6}>
        {name}
      </Text>
      <Paper withBorder px="var(--eg-fluid-s)">
        {parts.map((part, index) => (
          <div key={isValidElement(part) ? part.key : index}>
            {index > 0 && <Divider />}
            {part}
          </div>
        ))}
      </Paper>
    </div>
  );
}

const spied = { selector: '[data-settings-group]', getDepth: () => 1, offset: 120 };

/** The groups, and a list of links that highlights the visible one. */
export function SettingGroups({ groups }: { groups: readonly GroupProps[] }) {
  const { active } = useScrollSpy(spied);
  return (
    <div className={classes.layout}>
      <nav aria-label={m.member_sections()} className={classes.nav}>
        {groups.map(({ id, name }, index) => (
          <NavLink key={id} component="a" href={`#${id}`} label={name} active={index === active} />
        ))}
      </nav>
      <Stack gap="md" mt={{ base: 'sm', md: 0 }} miw={0}>
        {groups.map((group) => (
          <SettingGroup key={group.id} {...group} />
        ))}
      </Stack>
    </div>
  );
}

type SettingProps = {
  title: string;
  /** Target id for links. */
  id?: string | undefined;
  /** Its value or purpose, in one line. */
  lead?: ReactNode;
  /** A button opposite the title. */
  aside?: ReactNode;
  /** Whether its data has loaded, so that a link can scroll to it. */
  isReady?: boolean;
  /** Target name for the guided tour. */
  tour?: string | undefined;
  ref?: RefObject<HTMLElement | null>;
  children?: ReactNode;
};

/** A setting: name and value on one line, more below. A link to its `id` scrolls to it. */
export function Setting({ title, id, lead, aside, isReady = true, tour, ref, children }: SettingProps) {
  const headingId = useId();
  const own = useRef<HTMLElement>(null);
  const root = ref ?? own;
  const isNamed = useIsNamed(id);
  useEffect(() => {
    if (!isNamed || !isReady) return;
    root.current?.scrollIntoView({ block: 'start' });
    (root.current?.querySelector<HTMLElement>(firstField) ?? titleIn(root.current))?.focus({
      preventScroll: true,
      focusVisible: false,
    });
  }, [isNamed, isReady, root]);
  return (
    <section ref={root} id={id} aria-labelledby={headingId} className={classes.anchor} data-tour={tour}>
      <Stack py="sm" gap="sm">
        <Group justify="space-between" gap="var(--eg-space-2) var(--eg-space-4)">
          <Box flex="1 1 14rem" miw={0} className={classes.words}>
            <Title order={2} size="h3" id={headingId} tabIndex={-1} data-panel-title>
              {title}
            </Title>
            {lead && (
              <Text component="div" fz="sm" c="dimmed">
                {lead}
              </Text>
            )}
          </Box>
          {aside}
        </Group>
        {children}
      </Stack>
    </section>
  );
}

type EditableProps = Omit<SettingProps, 'aside' | 'children'> & {
  /** Label of the button that opens the form. */
  label?: string;
  /** Accessible name of the button, if its label isn't specific enough. */
  opener: string;
  /** Whether to highlight the button of a setting that still has to be filled in. */
  isMissing?: boolean;
  /** Whether there's nothing to change at the moment. */
  isFixed?: boolean;
  /** Content that stays visible when the form is closed. */
  news?: ReactNode;
  /** Renders the form. @param close closes it; `done` after a successful submit, `undefined` on cancel */
  children: (close: (how?: 'done') => void) => ReactNode;
};

/** A setting with a button that opens its form in place. A link to its `id` also opens the form. */
export function EditableSetting({
  label = m.member_change(),
  opener,
  isMissing,
  isFixed,
  news,
  children,
  ...rest
}: EditableProps) {
  const { isOpen, open, close, root, button } = useEditing(rest.id);
  return (
    <Setting
      {...rest}
      ref={root}
      aside={
        !isOpen &&
        !isFixed && (
          <Button
            ref={button}
            variant={isMissing ? 'filled' : 'default'}
            {...(label !== opener && { 'aria-label': opener })}
            onClick={open}
          >
            {label}
          </Button>
        )
      }
    >
      {news}
      {isOpen && !isFixed && children(close)}
    </Setting>
  );
}

/** Manages whether a setting's form is open, and moves the focus as it opens and closes. */
function useEditing(id: string | undefined) {
  const isNamed = useIsNamed(id);
  const [isOpen, form] = useDisclosure(isNamed);
  const [wasNamed, setWasNamed] = useState(isNamed);
  if (isNamed !== wasNamed) {
    setWasNamed(isNamed);
    if (isNamed) form.open();
  }
  const root = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const focus = (find: () => HTMLElement | null | undefined) =>
    requestAnimationFrame(() => find()?.focus({ preventScroll: true }));
  const open = () => {
    form.open();
    focus(() => root.current?.querySelector<HTMLElement>(firstField));
  };
  const close = (how?: 'done') => {
    form.close();
    // The focused form is gone.
    focus(() => (how === 'done' ? titleIn(root.current) : button.current));
  };
  return { isOpen, open, close, root, button };
}

const firstField = 'input:not([readonly])';

/** Returns the heading of a setting or panel. */
const titleIn = (root: HTMLElement | null) => root?.querySelector<HTMLElement>('[data-panel-title]');

/** Returns whether the URL's fragment names the setting, such as `#plan`. */
const useIsNamed = (id: string | undefined): boolean =>
  useLocationProperty(
    () => id !== undefined && location.hash === `#${id}`,
    () => false,
  );
