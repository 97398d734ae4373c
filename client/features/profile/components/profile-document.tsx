/** Shared parts of every profile view: frame, header, table of contents, and print copy. */
import { Box, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { m } from '#messages';
import type { Answers } from '#shared/domain/chat-answers.ts';
import type { GeneratedProfile } from '#shared/schemas/profile.ts';
import { goToSection, IdPrefix, SourcesContext, type TocEntry } from '../sections.ts';
import { useIsPrinting } from '../use-printing.ts';
import { PrintDocument } from './print-document.tsx';
import classes from './profile.module.css';

type Props = {
  /** Prefix of element ids, in case the page shows another profile too. */
  idPrefix: string;
  profile: Pick<GeneratedProfile, 'because'>;
  answers: Answers;
  head: ReactNode;
  contents: readonly TocEntry[];
  /** Printed instead of the page; by default, the page itself is printed. */
  paper?: { profile: GeneratedProfile; businessName: string };
  /** Whether to add a border, for use on a page. */
  isFramed?: boolean;
  children: ReactNode;
};

/**
 * Fills its container's width and adapts its layout to it. The container handles scrolling, and may set
 * `--eg-profile-top` to the height of its sticky header.
 */
export function ProfileDocument({ idPrefix, profile, answers, head, contents, paper, isFramed, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const sources = useMemo(() => ({ profile, answers }), [profile, answers]);
  return (
    <SourcesContext value={sources}>
      <IdPrefix value={idPrefix}>
        <div ref={root} className={classes.root}>
          <article
            className={`${classes.document} ${isFramed ? classes.framed : ''}`}
            aria-labelledby={`${idPrefix}profile-title`}
          >
            {head}
            <TableOfContents entries={contents} />
            <Stack gap="md" className={classes.body}>
              {children}
            </Stack>
          </article>
        </div>
        {paper && <Printed view={root} {...paper} />}
      </IdPrefix>
    </SourcesContext>
  );
}

function Printed({ view, ...paper }: NonNullable<Props['paper']> & { view: RefObject<HTMLDivElement | null> }) {
  return useIsPrinting(view) && <PrintDocument {...paper} />;
}

type HeadProps = {
  titleId: string;
  businessName: string;
  /** Whether the title is the page's h1. */
  isPageTitle?: boolean;
  /** A line under the title. */
  facts: ReactNode;
  /** Buttons, and the content they open. */
  children: ReactNode;
};

/** Profile header: business name, summary and actions. */
export function ProfileHead({ titleId, businessName, isPageTitle = false, facts, children }: HeadProps) {
  return (
    <header className={`${classes.dusk} ${classes.head}`}>
      <Title
        order={isPageTitle ? 1 : 2}
        id={titleId}
        fz="var(--eg-title-s)"
        lh={1.2}
        tabIndex={-1}
        data-autofocus
        dir="auto"
      >
        {businessName}
      </Title>
      <Group gap={6} className={classes.actions}>
        {children}
      </Group>
      <Text component="div" fz="sm" c="dimmed" className={classes.facts}>
        {facts}
      </Text>
    </header>
  );
}

/** Prints the paper version. */
export function PrintButton() {
  return (
    <Button
      variant="default"
      px="xs"
      leftSection={<IconPrinter size={18} stroke={1.7} aria-hidden />}
      onClick={() => window.print()}
    >
      {m.profile_print()}
    </Button>
  );
}

/** Call to action below the profile, on the dusk background. */
export function ProfileEnd({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  return (
    <Group
      component="section"
      className={`${classes.dusk} ${classes.framed}`}
      aria-label={title}
      gap="md"
      px="var(--profile-gutter)"
      py="md"
    >
      <div className={classes.words}>
        <Title order={3}>{title}</Title>
        <Text c="dimmed" mt={4}>
          {text}
        </Text>
      </div>
      <Group gap="sm">{children}</Group>
    </Group>
  );
}

/** Sticky row of links to the sections. */
function TableOfContents({ entries }: { entries: readonly TocEntry[] }) {
  const current = useCurrentSection(entries);
  const row = useRef<HTMLOListElement>(null);

  useEffect(() => {
    // Scroll only the row: scrollIntoView would also scroll the document the visitor is reading.
    const list = row.current;
    const link = list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !link || list.scrollWidth <= list.clientWidth) return;
    const offset = link.getBoundingClientRect().left - list.getBoundingClientRect().left;
    list.scrollTo({ left: list.scrollLeft + offset - (list.clientWidth - link.clientWidth) / 2 });
  }, [current]);

  return (
    <Box component="nav" className={classes.contents} aria-label={m.profile_document_contents_of_your_profile()}>
      <ol ref={row}>
        {entries.map(({ key, id, title }) => (
          <li key={key}>
            <a
              href={`#${id}`}
              aria-current={current === id ? 'location' : undefined}
              onClick={(event) => {
                // Leave the URL alone, because it belongs to the page under the dialog.
                event.preventDefault();
                goToSection(id);
              }}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </Box>
  );
}

/** @returns the id of the section that crosses the upper third of the viewport. */
function useCurrentSection(entries: readonly TocEntry[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        setCurrent(entries.find(({ id }) => visible.has(id))?.id);
      },
      { rootMargin: '-25% 0px -65% 0px' },
    );
    for (const { id } of entries) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [entries]);
  return current;
}
