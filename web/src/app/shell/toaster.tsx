import { Toaster } from 'sonner';

export function AppToaster() {
  return (
    <Toaster
      position="bottom-center"
      theme="system"
      mobileOffset={{ bottom: 84 }}
      toastOptions={{
        classNames: {
          toast: '!rounded-md !border !border-edge !bg-sheet !text-ink !font-sans !text-sm !shadow-lg',
          success: '!border-good !bg-good-wash !text-good',
          error: '!border-bad !bg-bad-wash !text-bad',
          actionButton: '!bg-transparent !text-ink !underline !font-semibold !text-sm',
        },
      }}
    />
  );
}
