import { Fragment } from 'react';

/** A setting's key, which may wrap after its underscores. */
export function SettingKey({ name }: { name: string }) {
  return name.split(/(?<=_)/).map((part, index) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
}
