import { Button, Section } from '@react-email/components';
import { Fragment, type ReactNode } from 'react';
import { color, font, tint } from './theme.ts';

const label = {
  display: 'inline-block',
  margin: '0 0 14px',
  padding: '5px 14px',
  borderRadius: '999px',
  fontSize: '13px',
  lineHeight: '18px',
  fontWeight: 600,
};
const title = {
  margin: '0 0 14px',
  fontFamily: font.display,
  fontSize: '29px',
  lineHeight: '1.25',
  fontWeight: 400,
  color: color.gardenDark,
};
const heading = {
  margin: '30px 0 10px',
  fontFamily: font.display,
  fontSize: '20px',
  lineHeight: '28px',
  fontWeight: 400,
  color: color.gardenDark,
};
const paragraph = { margin: '0 0 14px', fontSize: '16px', lineHeight: '25px' };
const button = {
  padding: '14px 28px',
  borderRadius: '999px',
  border: `1px solid ${color.garden}`,
  fontSize: '16px',
  lineHeight: '20px',
  fontWeight: 600,
  textAlign: 'center' as const,
};
const note = {
  margin: '18px 0',
  padding: '14px 18px',
  backgroundColor: color.ground,
  borderLeft: `4px solid ${color.terracotta}`,
  borderRadius: '8px',
};

/** A short status label, and the mail's main message. */
export function Title({ status, tone, children }: { status: string; tone: keyof typeof tint; children: ReactNode }) {
  return (
    <>
      <p style={{ ...label, backgroundColor: tint[tone] }}>{status}</p>
      <h1 className="title" style={title}>
        {children}
      </h1>
    </>
  );
}

export function Heading({ children }: { children: ReactNode }) {
  return <h2 style={heading}>{children}</h2>;
}

export function Paragraph({ children }: { children: ReactNode }) {
  return <p style={paragraph}>{children}</p>;
}

/** A link that looks like a button; `quiet` for the secondary action. */
export function Action({ href, quiet, children }: { href: string; quiet?: boolean; children: ReactNode }) {
  const colors = quiet
    ? { backgroundColor: color.surface, color: color.garden }
    : { backgroundColor: color.garden, color: color.surface };
  return (
    <Section style={{ padding: '8px 0' }}>
      <Button className="button" href={href} style={{ ...button, ...colors }}>
        {children}
      </Button>
    </Section>
  );
}

/** Text that a person typed, as a quotation; keeps its line breaks. */
export function Note({ title: name, children }: { title: string; children: string }) {
  return (
    <Section style={note}>
      <p style={{ margin: '0 0 4px', fontSize: '14px', lineHeight: '20px', color: color.quiet }}>{name}</p>
      <p style={{ margin: 0, fontSize: '16px', lineHeight: '24px' }}>
        {children.split(/\r?\n/).map((line, index) => (
          <Fragment key={index}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </p>
    </Section>
  );
}

const list = { margin: '0 0 18px', padding: '0 0 0 24px' };
const entry = { ...paragraph, margin: 0, padding: '0 0 8px 6px' };

export function Steps({ children }: { children: ReactNode[] }) {
  return (
    <ol style={list}>
      {children.filter(Boolean).map((step, index) => (
        <li key={index} style={entry}>
          {step}
        </li>
      ))}
    </ol>
  );
}

export function BulletList({ entries }: { entries: readonly string[] }) {
  return (
    <ul style={list}>
      {entries.map((text, index) => (
        <li key={index} style={entry}>
          {text}
        </li>
      ))}
    </ul>
  );
}
