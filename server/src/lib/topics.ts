/** Who listens to what, in this process; several instances would share the same through LISTEN and NOTIFY. */
export interface Topics {
  publish(topic: string, message: string): void;
  /** @returns ends it; null when the topic has as many listeners as it may */
  subscribe(topic: string, listen: (message: string) => void): (() => void) | null;
}

export function createTopics(mostListeners: number): Topics {
  const listenersByTopic = new Map<string, Set<(message: string) => void>>();
  return {
    publish(topic, message) {
      for (const listen of listenersByTopic.get(topic) ?? []) listen(message);
    },
    subscribe(topic, listen) {
      const listeners = listenersByTopic.get(topic) ?? new Set();
      if (listeners.size >= mostListeners) return null;
      // The same function may listen twice: what is kept is this subscription's own.
      const own = (message: string) => listen(message);
      listenersByTopic.set(topic, listeners.add(own));
      return () => {
        listeners.delete(own);
        if (listeners.size === 0 && listenersByTopic.get(topic) === listeners) listenersByTopic.delete(topic);
      };
    },
  };
}
