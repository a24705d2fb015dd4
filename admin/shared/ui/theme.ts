import { createTheme, Menu, Modal, Popover, Portal, rem, Tooltip } from '@mantine/core';
import type { MantineColorsTuple } from '@mantine/core';
import { portalSelector } from './portal.ts';
import { FocusKeepingButton } from './focus/focus-keeping-button.tsx';

const orange: MantineColorsTuple = [
  '#fff4ec',
  '#ffe6d3',
  '#ffcba4',
  '#ffab70',
  '#fd8b3f',
  '#f6761f',
  '#ec660f',
  '#c2410c',
  '#b93c0b',
  '#9a3412',
];
const gray: MantineColorsTuple = [
  '#f8f8f7',
  '#f1f0ee',
  '#e7e5e2',
  '#d8d6d2',
  '#bab7b2',
  '#8f8b86',
  '#726e69',
  '#5b5753',
  '#3e3b38',
  '#252321',
];
const dark: MantineColorsTuple = [
  '#eeecea',
  '#d0cdc9',
  '#aaa6a1',
  '#8b8782',
  '#4a4744',
  '#3a3734',
  '#2b2927',
  '#201f1d',
  '#181716',
  '#100f0e',
];

const fontFamily = "'Archivo Variable', system-ui, sans-serif";

function headingSize(fontSize: number, lineHeight: number) {
  return { fontSize: rem(fontSize), lineHeight: rem(lineHeight), fontWeight: '640' };
}

/** Colours, sizes and component defaults of the admin area; the CSS variables are in css-variables.ts. */
export const theme = createTheme({
  primaryColor: 'orange',
  primaryShade: { light: 6, dark: 4 },
  // Filled orange needs black text for contrast.
  autoContrast: true,
  luminanceThreshold: 0.25,
  black: '#252321',
  white: '#ffffff',
  colors: { orange, gray, dark },
  fontFamily,
  fontFamilyMonospace: "'Geist Mono Variable', ui-monospace, monospace",
  headings: {
    fontFamily,
    fontWeight: '640',
    sizes: {
      h1: headingSize(24, 32),
      h2: headingSize(20, 28),
      h3: headingSize(18, 24),
      h4: headingSize(15, 20),
      h5: headingSize(14, 20),
      h6: headingSize(13, 18),
    },
  },
  fontSizes: { xs: rem(12), sm: rem(13), md: rem(14), lg: rem(16), xl: rem(20) },
  lineHeights: { xs: rem(16), sm: rem(18), md: rem(20), lg: rem(24), xl: rem(28) },
  spacing: { xs: rem(6), sm: rem(10), md: rem(16), lg: rem(24), xl: rem(36) },
  radius: { xs: rem(3), sm: rem(5), md: rem(7), lg: rem(10), xl: rem(14) },
  defaultRadius: 'md',
  fontWeights: { regular: '400', medium: '560', bold: '640' },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 'md', component: FocusKeepingButton } },
    Button: { defaultProps: { component: FocusKeepingButton } },
    Portal: Portal.extend({ defaultProps: { target: portalSelector } }),
    Modal: Modal.extend({
      defaultProps: {
        centered: true,
        radius: rem(12),
        padding: 'lg',
        size: 'md',
        overlayProps: { color: 'rgb(24, 22, 20)', backgroundOpacity: 0.34, blur: 0 },
        transitionProps: { transition: 'fade-up', duration: 120 },
        // A header outside main would be a banner landmark, of which a page may have only one.
        attributes: { header: { role: 'presentation' } },
      },
      // The footer extends to both edges.
      styles: { body: { padding: 0 } },
    }),
    Menu: Menu.extend({
      defaultProps: {
        radius: 'lg',
        shadow: 'var(--pop)',
        transitionProps: { transition: 'fade-down', duration: 120 },
        withInitialFocusPlaceholder: false,
      },
    }),
    Popover: Popover.extend({ defaultProps: { radius: 'lg', shadow: 'var(--pop)' } }),
    Select: {
      defaultProps: {
        comboboxProps: {
          radius: 'lg',
          shadow: 'var(--pop)',
          transitionProps: { transition: 'fade-down', duration: 120 },
        },
        checkIconPosition: 'right',
      },
    },
    Tooltip: Tooltip.extend({ defaultProps: { openDelay: 350, withArrow: false, radius: 'sm' } }),
  },
});
