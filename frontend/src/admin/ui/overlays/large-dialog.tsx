import { useNarrow } from '../use-screen.ts';
import { Dialog, type DialogProps } from './dialog.tsx';

interface LargeDialogProps extends DialogProps {
  /** In pixels. */
  width: number;
  /** Height of all but the body: the title, the buttons and the space around the dialog. */
  frameHeight?: string;
}

/**
 * A dialog whose body scrolls between title and buttons; full screen on phones. A click outside does not close it, so
 * that input is not lost by accident.
 */
export function LargeDialog({ width, frameHeight = '13rem', ...props }: LargeDialogProps) {
  const isFullScreen = useNarrow();
  const size = isFullScreen
    ? ({ width: '100%', className: 'full-screen-dialog' } as const)
    : ({
        width,
        style: { top: 24 },
        styles: { body: { maxHeight: `calc(100dvh - ${frameHeight})`, overflowY: 'auto' } },
      } as const);
  return <Dialog {...size} mask={{ closable: false }} {...props} />;
}
