import type { ReactNode } from 'react';
import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider, type ThemeConfig } from 'antd';
import { token } from '../ui/tokens.ts';
import { ALLOWS_MOTION } from '../ui/motion.ts';
import { useNarrow } from '../ui/use-screen.ts';

const px = (name: string) => Number.parseInt(token(name), 10);

/** On phones controls have the height of a touch target. */
const CONTROL_PX = 40;
const THUMB_PX = 44;
const LARGE_CONTROL_PX = 48;

const theme: ThemeConfig = {
  token: {
    motion: ALLOWS_MOTION,
    colorPrimary: token('color-garden'),
    colorInfo: token('color-water-dark'),
    colorSuccess: token('color-garden'),
    colorError: token('color-danger'),
    colorWarning: token('color-terracotta'),
    colorLink: token('color-terracotta-dark'),
    colorText: token('color-ink'),
    colorTextSecondary: token('color-quiet'),
    colorTextTertiary: token('color-quiet'),
    colorTextDescription: token('color-quiet'),
    colorTextPlaceholder: token('color-quiet'),
    colorIcon: token('color-quiet'),
    colorBorder: token('color-field'),
    colorBorderSecondary: token('color-line'),
    colorSplit: token('color-line'),
    colorBgLayout: token('color-ground'),
    fontFamily: token('font-text'),
    fontSize: 15,
    borderRadius: px('radius-field'),
    borderRadiusLG: px('radius-card'),
    controlHeight: CONTROL_PX,
    controlHeightLG: LARGE_CONTROL_PX,
    boxShadow: token('shadow-soft'),
    boxShadowSecondary: token('shadow-soft'),
  },
  components: {
    Form: { itemMarginBottom: 28, verticalLabelPadding: '0 0 6px' },
    Drawer: { footerPaddingBlock: 14, footerPaddingInline: 24 },
    Input: { inputFontSize: 16 },
    InputNumber: { inputFontSize: 16 },
    Button: { fontWeight: 600, primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
    Table: { headerBg: token('color-ground'), headerColor: token('color-quiet'), headerSplitColor: 'transparent' },
    Modal: { titleFontSize: 20 },
    Switch: { trackHeight: 24, trackMinWidth: 48, handleSize: 20 },
    DatePicker: { colorTextDisabled: token('color-quiet') },
  },
};

const touchTheme: ThemeConfig = { ...theme, token: { ...theme.token, controlHeight: THUMB_PX } };

/** Ant Design theme with the site's colours, fonts and radii. Its styles are in a cascade layer below ours. */
export function Theme({ children }: { children: ReactNode }) {
  const narrow = useNarrow();
  return (
    <StyleProvider layer>
      <ConfigProvider theme={narrow ? touchTheme : theme} button={{ shape: 'round', autoInsertSpace: false }}>
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}
