import { useEffect, useEffectEvent, useState } from 'react';
import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { withSent, withShown, type SearchText } from './search-text.ts';

/** Debounce in milliseconds before a search is sent. */
const PAUSE_MS = 300;

interface SearchBoxProps {
  /** The current search text. */
  value: string;
  placeholder: string;
  onSearch: (text: string) => void;
  className?: string;
}

/** Search box that searches while typing and keeps focus. */
export function SearchBox({ value, placeholder, onSearch, className }: SearchBoxProps) {
  const [state, setState] = useState<SearchText>({ text: value, shown: value, sent: [] });
  const { text } = state;
  if (state.shown !== value) setState(withShown(state, value));

  const search = () => {
    if (text.trim() === (state.sent.at(-1) ?? value)) return;
    setState(withSent);
    onSearch(text.trim());
  };
  const searchLater = useEffectEvent(search);
  useEffect(() => {
    const timer = setTimeout(() => searchLater(), text === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <Input
      className={className}
      type="search"
      size="large"
      allowClear
      prefix={<SearchOutlined aria-hidden="true" />}
      placeholder={placeholder}
      aria-label={placeholder}
      autoComplete="off"
      enterKeyHint="search"
      maxLength={200}
      value={text}
      onChange={({ target }) => setState((before) => ({ ...before, text: target.value }))}
      onPressEnter={search}
    />
  );
}
