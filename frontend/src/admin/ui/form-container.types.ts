import type { ReactNode } from 'react';
import type { FormInstance, FormProps } from 'antd';

/** What a drawer or dialog around a form needs. */
export interface FormContainerProps<Fields> {
  title: string;
  form: FormInstance<Fields>;
  initialValues: Partial<Fields>;
  /** On the button that saves. */
  submitText: string;
  isSaving: boolean;
  onSubmit: (fields: Fields) => unknown;
  /** Called instead of `onSubmit` when a field does not follow its rules. */
  onInvalid?: FormProps<Fields>['onFinishFailed'];
  onClose: () => void;
  children: ReactNode;
}
