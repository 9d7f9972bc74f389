import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const API = `http://localhost:${process.env.API_PORT ?? '3000'}`;

export default defineConfig({
  plugins: [react(), tailwindcss()],
  // Browsers that this build is for preload modules by themselves, or do without.
  build: { target: 'es2022', modulePreload: { polyfill: false } },
  // The page is rendered once at build time, by plain Node: everything goes into that one file.
  ssr: { noExternal: true },
  server: { port: 5173, proxy: { '/api': API, '/photos': API } },
  preview: { proxy: { '/api': API, '/photos': API } },
});
