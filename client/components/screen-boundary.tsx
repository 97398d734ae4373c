import { Component, type ReactNode } from 'react';
import { m } from '#messages';
import classes from './screen-boundary.module.css';

type Props = {
  /** Path of the screen. A new path clears the failure. */
  at: string;
  /** `screen`: within a frame that stays. */
  what?: 'page' | 'screen';
  /** Called when a screen couldn't be shown. */
  onFailure?: () => void;
  children: ReactNode;
};
type State = { failedAt: string | undefined };

/** Shows a message when a screen fails to load or render. Its button reloads the page, which picks up a new release. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { failedAt: undefined };

  static getDerivedStateFromError(): Partial<State> {
    return { failedAt: '' };
  }

  static getDerivedStateFromProps({ at }: Props, { failedAt }: State): Partial<State> | null {
    if (failedAt === '') return { failedAt: at };
    return failedAt !== undefined && failedAt !== at ? { failedAt: undefined } : null;
  }

  override componentDidCatch() {
    this.props.onFailure?.();
  }

  override render() {
    if (this.state.failedAt === undefined) return this.props.children;
    const { what = 'page' } = this.props;
    return (
      <div role="alert" className={`panel ${classes.failure}`}>
        <p className="lead">{m.components_screen_boundary_couldnt_load_check_connection({ what })}</p>
        <p className="row">
          <button type="button" className="button" onClick={() => location.reload()}>
            {m.components_try_again()}
          </button>
        </p>
      </div>
    );
  }
}
