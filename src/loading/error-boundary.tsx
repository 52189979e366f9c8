import { Component, type ReactNode } from 'react';
import { StoppedNotice } from './part-notice';

interface BoundaryProps {
  /** Name of the part inside, as a sentence begins: `The time bar`. */
  readonly name: string;
  /** Replaces the part after `error`; `retry` renders it again. The default says that it stopped. */
  fallback?(error: unknown, retry: () => void): ReactNode;
  readonly children: ReactNode;
}

/** Keeps an error of one part of a page in that part's place. The rest of the page goes on. */
export class ErrorBoundary extends Component<
  BoundaryProps,
  { readonly caught?: { readonly error: unknown } | undefined }
> {
  override state: { readonly caught?: { readonly error: unknown } | undefined } = {};

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  readonly #retry = () => this.setState({ caught: undefined });

  override render() {
    const { caught } = this.state;
    const { name, fallback, children } = this.props;
    if (!caught) return children;
    if (fallback) return fallback(caught.error, this.#retry);
    return <StoppedNotice name={name} retry={this.#retry} />;
  }
}
