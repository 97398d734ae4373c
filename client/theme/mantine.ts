/** Maps Mantine's theme to our tokens: chat, member area and admin look like the public pages, without raw colors. */
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

// Mantine uses these two for disabled states, dark fields and dividers: our paper and our dusk. Each shade has the same
// value in both schemes, so they can't be tokens.
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

/** Mantine picks a filled button's text color for the light scheme and keeps it in dark; our tokens cover both. */
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
  radius: { sm: 'var(--eg-radius-s)', md: 'var(--eg-radius)', lg: 'var(--eg-radius-l)' },
  fontSizes: {
    xs: 'var(--eg-text-xs)',
    sm: 'var(--eg-text-s)',
    md: 'var(--eg-text-l)',
    lg: 'var(--eg-text-xl)',
    xl: 'var(--eg-text-2xl)',
  },
  spacing: {
    xs: 'var(--eg-space-2)',
    sm: 'var(--eg-space-3)',
    md: 'var(--eg-space-4)',
    lg: 'var(--eg-space-5)',
    xl: 'var(--eg-space-8)',
  },
  breakpoints: { xs: '35em', sm: '48em', md: '64em' },
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
