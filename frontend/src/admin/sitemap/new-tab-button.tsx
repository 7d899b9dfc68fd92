import { Button } from 'antd';

export function NewTabButton({ href, children }: { href: string; children: string }) {
  return (
    <Button href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </Button>
  );
}
