import type { ReactNode } from 'react';
import type { FormInstance } from 'antd';

/** What a drawer or dialog around a form needs. */
export interface FormContainerProps<Fields> {
  title: string;
  form: FormInstance<Fields>;
  initialValues: Partial<Fields>;
  /** On the button that saves. */
  submitText: string;
  isSaving: boolean;
  /** Brings the field into sight that an error is about. */
  showField?: (name: string) => void;
  onSubmit: (fields: Fields) => unknown;
  onClose: () => void;
  children: ReactNode;
}
