/** Building blocks of the profile: a section with its heading, a fact, a list of recommendations, and their reasons. */
import { Box, Group, Paper, Text, Title } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Fragment, use, useId, type ComponentType, type ReactNode } from 'react';
import { m } from '#messages';
import { becauseParts, joinPieces } from '#shared/because.ts';
import type { ProfileDocumentField } from '#shared/domain/profile-document.ts';
import type { RewritableSection } from '#shared/domain/member.ts';
import { EditableContext, Folding, IdPrefix, SourcesContext } from '../sections.ts';
import classes from './profile.module.css';

/** Padding between a box's border and its text. */
export const inset = 'var(--profile-inset, var(--eg-space-4))';

export type SectionIcon = ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean; color?: string }>;

type SectionProps = {
  title: string;
  /** The section's purpose, in one line. */
  intro?: string;
  icon: SectionIcon;
  /** The section's id for links; undefined in the printed copy. */
  anchor?: string;
  /** The part of the profile it shows, if that part can be rewritten. */
  part?: RewritableSection;
  children: ReactNode;
};

export function Section({ title, intro, icon: Icon, anchor, part, children }: SectionProps) {
  const headingId = useId();
  const editable = use(EditableContext);
  const prefix = use(IdPrefix);
  return (
    <section id={anchor && prefix + anchor} className={classes.section} aria-labelledby={headingId}>
      <Group gap="sm" wrap="nowrap" mb="xs" mih={32}>
        <Icon size={28} stroke={1.6} color="var(--eg-teal)" aria-hidden />
        <Group gap={0} align="baseline">
          <Title order={3} id={headingId} fz="var(--eg-text-3xl)" lh={1.2} me="sm" tabIndex={-1} data-section-heading>
            {title}
          </Title>
          {intro && (
            <Text fz="sm" c="dimmed" className={classes.wide}>
              {intro}
            </Text>
          )}
        </Group>
      </Group>
      {editable && part && <editable.SectionTools section={part} />}
      {children}
    </section>
  );
}

/** Adds editing tools to a text or list, if the profile is editable. */
function Editing({ field, children }: { field: ProfileDocumentField; children: ReactNode }) {
  const editable = use(EditableContext);
  return editable ? <editable.Field field={field}>{children}</editable.Field> : children;
}

/** A one-paragraph recommendation with its own small heading. */
export function Fact({ title, text, path }: { title: string; text: string; path: ProfileDocumentField }) {
  return (
    <Paper withBorder pos="relative" miw={0}>
      <Editing field={path}>
        <Box px={inset} py={6}>
          <Title order={4} mb={4}>
            {title}
          </Title>
          <Text dir="auto" className={classes.text}>
            {text}
          </Text>
          <BecauseNote path={path} />
        </Box>
      </Editing>
    </Paper>
  );
}

type ItemListProps = {
  title: string;
  /** De-emphasized text next to the title. */
  hint?: string;
  /** Noun for the items, to follow "2 more". */
  name: string;
  items: readonly string[];
  /** The list's path in the profile. */
  path: ProfileDocumentField;
  /** Whether the value is a single text, which has the list's own path. */
  isSingle?: boolean;
  icon: SectionIcon;
};

/** Number of visible items; a list with just one more isn't folded. */
const shownItems = 3;

/** Titled list of recommendations, one per row; each row can show its reason. Folds the end of long lists. */
export function ItemList({ title, hint, name, items, path, isSingle = false, icon: Icon }: ItemListProps) {
  const isEdited = use(EditableContext) !== null;
  const folds = use(Folding) && !isEdited && items.length > shownItems + 1;
  const rows = items.map((item, index) => (
    <li key={index} className={classes.row}>
      <Icon size={20} stroke={1.8} aria-hidden />
      <Text dir="auto" className={classes.text}>
        {item}
      </Text>
      <BecauseNote path={isSingle ? path : `${path}.${index}`} isFolded />
    </li>
  ));
  return (
    <Paper withBorder pos="relative" miw={0}>
      <Editing field={path}>
        {/* Same height as the edit button, if there is one. */}
        <Title order={4} px={inset} py={isEdited ? 'xs' : 6}>
          {title}{' '}
          {hint && (
            <Text span fz="sm" c="dimmed" fw={400} ff="text" ml="xs">
              {hint}
            </Text>
          )}
        </Title>
        <ul className={classes.rows}>{folds ? rows.slice(0, shownItems) : rows}</ul>
        {folds && (
          <details className={classes.fold} data-fold>
            <summary>
              {m.profile_section_count_more({ count: items.length - shownItems, name })}
              <IconChevronDown size={20} stroke={1.8} aria-hidden />
            </summary>
            <ul className={classes.rows}>{rows.slice(shownItems)}</ul>
          </details>
        )}
      </Editing>
    </Paper>
  );
}

type NoteProps = {
  /** The item's path in the profile. */
  path: string;
  /** Whether a button opens the note. In print, the note always shows. */
  isFolded?: boolean;
};

/** Shows the answers that an item is based on. Renders nothing if there are none. */
function BecauseNote({ path, isFolded = false }: NoteProps) {
  const sources = use(SourcesContext);
  const folds = use(Folding) && isFolded;
  const parts = sources ? becauseParts(sources.profile, sources.answers, path) : [];
  if (parts.length === 0) return null;
  const words = (
    <>
      {m.profile_because_you_said()}{' '}
      {joinPieces(parts.length).map((piece, index) => {
        const part = typeof piece === 'number' ? parts[piece] : undefined;
        return (
          <Fragment key={index}>
            {part ? (
              <>
                <q>
                  <bdi>{part.answer}</bdi>
                </q>{' '}
                <span className={classes.asked}>({part.label})</span>
              </>
            ) : (
              piece
            )}
          </Fragment>
        );
      })}
    </>
  );
  if (!folds)
    return (
      <Text fz="sm" c="dimmed" mt={4} className={classes.text} data-because={path}>
        {words}
      </Text>
    );
  return (
    <details data-because={path}>
      <summary>{m.profile_why()}</summary>
      {words}
    </details>
  );
}
