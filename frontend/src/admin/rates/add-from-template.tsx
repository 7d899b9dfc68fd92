import { useState } from 'react';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { Template } from './rate/rate-templates.ts';
import { TemplatePicker } from './template-picker.tsx';

interface AddFromTemplateProps<Fields> {
  text: string;
  templates: readonly Template<Fields>[];
  add: (fields?: Fields) => void;
}

/** The button that adds a record, from a template or from nothing. */
export function AddFromTemplate<Fields>({ text, templates, add }: AddFromTemplateProps<Fields>) {
  const [isChoosing, setChoosing] = useState(false);
  const begin = (fields?: Fields) => {
    setChoosing(false);
    add(fields);
  };
  return (
    <>
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setChoosing(true)}>
        {text}
      </Button>
      {isChoosing && (
        <TemplatePicker
          title={text}
          templates={templates}
          onChoose={begin}
          onBlank={() => begin()}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
