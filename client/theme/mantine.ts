/** Mantine speaks our tokens: chat, member area and admin look like the public pages without raw colours of their own. */
import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

// Ten shades around the accent, from the glow to burnt coral; Mantine needs them for its own states.
const coral: MantineColorsTuple = [
  '#fff1ea',
  '#fdebe1',
  '#ffd2bd',
  '#ffb696',
  '#ff9466',
  '#ee7443',
  '#da5a23',
  '#c2410c',
  '#a83809',
  '#8a2e08',
];

// Mantine takes what is disabled, fields in the dark and lines between from these two: our paper, and our dusk.
const gray: MantineColorsTuple = [
  '#f8f5f0',
  '#f0ebe3',
  '#e8e2d8',
  '#dcd5c9',
  '#c6c5bf',
  '#8f9c9d',
  '#5f757d',
  '#45606a',
  '#2b454e',
  '#10262d',
];
const dark: MantineColorsTuple = [
  '#eef4f2',
  '#cbdad9',
  '#abc2c5',
  '#6d8c93',
  '#264650',
  '#17333b',
  '#10272e',
  '#0a1a20',
  '#081519',
  '#061014',
];

/** Mantine picks the text on a filled button for the light shade and keeps it in the dark one; our tokens know both. */
const variantColorResolver: VariantColorsResolver = (input) =>
  input.variant === 'filled' && (input.color === undefined || input.color === input.theme.primaryColor)
    ? {
        background: 'var(--eg-accent)',
        hover: 'var(--eg-accent-hover)',
        color: 'var(--eg-accent-ink)',
        border: '1px solid transparent',
      }
    : defaultVariantColorsResolver(input);

export const theme = createTheme({
  variantColorResolver,
  primaryColor: 'coral',
  primaryShade: { light: 7, dark: 4 },
  colors: { coral, gray, dark },
  fontFamily: 'var(--eg-font-text)',
  headings: { fontFamily: 'var(--eg-font-display)', fontWeight: '650' },
  defaultRadius: 'md',
  radius: { sm: '8px', md: '12px', lg: '20px' },
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1.0625rem', lg: '1.1875rem', xl: '1.375rem' },
  cursorType: 'pointer',
  respectReducedMotion: true,
});

const variables = {
  '--mantine-color-body': 'var(--eg-bg)',
  '--mantine-color-text': 'var(--eg-ink)',
  '--mantine-color-dimmed': 'var(--eg-ink-soft)',
  '--mantine-color-default': 'var(--eg-surface)',
  '--mantine-color-default-hover': 'var(--eg-surface-2)',
  '--mantine-color-default-color': 'var(--eg-ink)',
  '--mantine-color-default-border': 'var(--eg-line)',
  '--mantine-color-placeholder': 'var(--eg-ink-soft)',
  '--mantine-color-anchor': 'var(--eg-accent-text)',
  '--mantine-color-error': 'var(--eg-danger)',
};

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: variables,
  dark: variables,
});
