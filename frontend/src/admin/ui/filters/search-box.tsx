import { useEffect, useState } from 'react';
import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';

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
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    if (text.trim() !== value) setText(value);
  }

  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => onSearch(text.trim()), text === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);

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
      onChange={({ target }) => setText(target.value)}
      onPressEnter={() => onSearch(text.trim())}
    />
  );
}
