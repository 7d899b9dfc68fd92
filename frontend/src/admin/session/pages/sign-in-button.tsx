import type { ReactNode } from 'react';
import { Button } from 'antd';

interface SignInButtonProps {
  isBusy: boolean;
  /** Without it, the button submits its form. */
  onClick?: () => void;
  className?: string;
  children: ReactNode;
}

/** The main button of a page before the sign-in. It keeps focus while it is busy, so the caller ignores repeats. */
export function SignInButton({ isBusy, onClick, className = 'mt-2', children }: SignInButtonProps) {
  return (
    <Button
      className={`${className} aria-disabled:opacity-60`}
      type="primary"
      htmlType={onClick ? 'button' : 'submit'}
      size="large"
      block
      aria-disabled={isBusy || undefined}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
