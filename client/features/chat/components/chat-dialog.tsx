import { useFocusTrap } from '@mantine/hooks';
import { useEffectEvent, useLayoutEffect, type CSSProperties, type ReactNode } from 'react';
import classes from './chat-dialog.module.css';

type Props = {
  opened: boolean;
  /** Called on Escape and on a click outside the dialog. */
  onClose: () => void;
  /** Id of the dialog's heading. */
  labelledBy: string;
  /** Whether the dialog is wide enough for the profile. */
  isWide: boolean;
  /** Visible height on a phone, in pixels; undefined elsewhere. */
  height: number | undefined;
  children: ReactNode;
};

/**
 * Dialog that keeps its content while closed: full screen on phones, a panel on larger screens. Not a native dialog,
 * because toasts and the app's dialogs must appear above it.
 */
export function ChatDialog({ opened, onClose, labelledBy, isWide, height, children }: Props) {
  const trap = useFocusTrap(opened);
  const close = useEffectEvent(onClose);
  // A layout effect, so that it runs before the dialog is painted and no keystroke is lost.
  useLayoutEffect(() => {
    if (!opened) return;
    const closeByKey = (event: KeyboardEvent) => {
      // The dialog's content has already handled the key.
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      close();
    };
    addEventListener('keydown', closeByKey);
    return () => removeEventListener('keydown', closeByKey);
  }, [opened]);
  const style: CSSProperties | undefined = height ? { height, maxHeight: height } : undefined;
  return (
    <div className={classes.layer} hidden={!opened}>
      <div className={classes.shade} onClick={onClose} />
      <div
        ref={trap}
        role="dialog"
        aria-modal="true"
        aria-labelledby={labelledBy}
        tabIndex={-1}
        className={classes.dialog}
        data-wide={isWide || undefined}
        style={style}
      >
        {children}
      </div>
    </div>
  );
}
