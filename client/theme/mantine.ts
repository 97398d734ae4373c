/** Maps Mantine's theme to our tokens: chat, member area and admin look like the public pages, without raw colors. */
import {
  Alert,
  Badge,
  Button,
  CloseButton,
  createTheme,
  defaultVariantColorsResolver,
  InputWrapper,
  Modal,
  NativeSelect,
  Paper,
  PasswordInput,
  Textarea,
  TextInput,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

// Ten shades around the accent, from the glow to burnt coral; Mantine needs them for its component states.
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

const outlined = {
  background: 'var(--eg-surface)',
  hover: 'var(--eg-surface-2)',
  color: 'var(--eg-ink)',
  border: '1px solid var(--eg-line-strong)',
};
const filled = (background: string, hover: string, color: string) => ({
  background,
  hover,
  color,
  border: '1px solid transparent',
});
const quiet = (color: string) => ({
  background: 'transparent',
  hover: 'var(--eg-surface-2)',
  color,
  border: '1px solid transparent',
});
/** Color names in addition to Mantine's own. */
const ownColors: Record<string, string> = {
  danger: 'var(--eg-danger)',
  success: 'var(--eg-success)',
  teal: 'var(--eg-teal)',
};

/**
 * Maps variants to our tokens: Mantine picks a filled button's text color for the light scheme and keeps it in dark.
 */
const variantColorResolver: VariantColorsResolver = (input) => {
  const { color = input.theme.primaryColor, theme, variant } = input;
  const own = ownColors[color];
  if (own && variant === 'filled') return filled(own, own, 'var(--eg-surface)');
  if (color === theme.primaryColor && variant === 'filled')
    return filled('var(--eg-accent)', 'var(--eg-accent-hover)', 'var(--eg-accent-ink)');
  if (color === theme.primaryColor && variant === 'default') return outlined;
  if (variant === 'subtle') return quiet(own ?? (color === theme.primaryColor ? 'var(--eg-ink)' : color));
  return defaultVariantColorsResolver({ ...input, color: own ?? color });
};

/** Default props and behavior of components. Styles without a setting here are in mantine-look.css. */
const components = {
  Alert: Alert.extend({ styles: { title: { fontSize: 'var(--eg-text-l)' }, message: { fontSize: 'inherit' } } }),
  Badge: Badge.extend({
    // Set explicitly, because Mantine's default variant has white text with too little contrast in dark.
    defaultProps: { size: 'lg', variant: 'filled', tt: 'none', fw: 500 },
    styles: { label: { fontSize: 'var(--eg-text-s)' } },
  }),
  // 44 px, the minimum touch target, unless a size is given.
  Button: Button.extend({
    vars: (_, { size }) => ({ root: size ? {} : { '--button-height': '44px', '--button-fz': 'var(--eg-text-m)' } }),
  }),
  CloseButton: CloseButton.extend({ defaultProps: { size: 44 } }),
  // Avoids a second banner landmark, which Mantine's own drawer header would add.
  Drawer: {
    defaultProps: {
      closeButtonProps: { 'aria-label': 'Close', size: 44 },
      attributes: { header: { role: 'presentation' } },
    },
  },
  InputWrapper: InputWrapper.extend({ defaultProps: { withAsterisk: false } }),
  Modal: Modal.extend({
    defaultProps: {
      centered: true,
      radius: 'lg',
      transitionProps: { duration: 120 },
      closeButtonProps: { 'aria-label': 'Close', size: 44 },
      // Avoids a second banner landmark, because Mantine renders the title in a <header>.
      attributes: { header: { role: 'presentation' } },
    },
  }),
  // Let long words, such as email addresses, break anywhere.
  DataList: { styles: { itemValue: { minWidth: 0, overflowWrap: 'anywhere' } } },
  // A fading toast would still be read next to its replacement.
  Notifications: { defaultProps: { transitionDuration: 0 } },
  NativeSelect: NativeSelect.extend({ defaultProps: { size: 'md' } }),
  Paper: Paper.extend({ defaultProps: { bg: 'var(--eg-surface)' } }),
  // Text and background must change together with the color scheme.
  SegmentedControl: { defaultProps: { transitionDuration: 0 } },
  Textarea: Textarea.extend({ defaultProps: { size: 'md' } }),
  PasswordInput: PasswordInput.extend({ defaultProps: { size: 'md' } }),
  TextInput: TextInput.extend({ defaultProps: { size: 'md' } }),
};

export const theme = createTheme({
  variantColorResolver,
  primaryColor: 'coral',
  primaryShade: { light: 7, dark: 4 },
  colors: { coral, gray, dark },
  fontFamily: 'var(--eg-font-text)',
  headings: {
    fontFamily: 'var(--eg-font-display)',
    fontWeight: '650',
    sizes: {
      h1: { fontSize: 'var(--eg-title-l)', lineHeight: '1.12' },
      h2: { fontSize: 'var(--eg-text-2xl)', lineHeight: '1.3' },
      h3: { fontSize: 'var(--eg-text-l)', lineHeight: '1.35' },
    },
  },
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
  components,
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
  // For alerts and badges. Mantine's default is a saturated brown in the dark scheme.
  '--mantine-color-coral-light': 'var(--eg-accent-soft)',
  '--mantine-color-coral-light-hover': 'var(--eg-accent-soft)',
  '--mantine-color-coral-light-color': 'var(--eg-accent-text)',
  // In the dark scheme, Mantine's default is the color of our cards.
  '--mantine-color-disabled': 'var(--eg-surface-2)',
  '--mantine-color-disabled-color': 'var(--eg-line-strong)',
  '--mantine-color-disabled-border': 'var(--eg-line)',
};

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: variables,
  dark: variables,
});
