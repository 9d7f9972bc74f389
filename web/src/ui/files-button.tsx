import { type ComponentProps, useRef } from 'react';
import { Button } from './button.tsx';

interface Props
  extends Pick<ComponentProps<'input'>, 'accept' | 'multiple' | 'capture' | 'children' | 'className'> {
  label: string;
  isFolder?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Opens the system's choice of files. */
export function FilesButton({ label, isFolder = false, onFiles, className, children, ...input }: Props) {
  const field = useRef<HTMLInputElement>(null);
  function open() {
    // No attribute that React knows.
    field.current?.toggleAttribute('webkitdirectory', isFolder);
    field.current?.click();
  }
  return (
    <>
      <input
        {...input}
        ref={field}
        type="file"
        hidden
        aria-label={`${label}: files`}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <Button className={className} onClick={open}>
        {children}
        {label}
      </Button>
    </>
  );
}
