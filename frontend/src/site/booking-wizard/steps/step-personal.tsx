import { TextField } from '../form/form-fields.tsx';

export function StepPersonal() {
  return (
    <div className="grid gap-6">
      <TextField name="fullName" label="Full Name" required autoComplete="name" />
      <TextField
        name="contactNumber"
        label="Contact Number"
        required
        help="We call this number to confirm, so please give one that reaches you."
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={20}
      />
      <TextField
        name="email"
        label="Email"
        help="For your confirmation and a calendar file."
        type="email"
        inputMode="email"
        autoComplete="email"
      />
    </div>
  );
}
