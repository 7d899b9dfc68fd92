export default function SettingsPage() {
  return <p>Soon</p>;
}
