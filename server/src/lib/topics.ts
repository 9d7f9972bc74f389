/** What a listener is told: a message, or null when some may have been missed and it should look for itself. */
type Listener = (message: string | null) => void;

/** Who listens to what. */
export interface Topics {
  publish(topic: string, message: string): void;
  /** @returns ends it; null when the topic has as many listeners as it may */
  subscribe(topic: string, listen: Listener): (() => void) | null;
}

/** The listeners of this process. */
export interface LocalTopics extends Topics {
  /** Tells every listener of every topic to look for itself. */
  announceGap(): void;
}

export function createTopics(mostListeners: number): LocalTopics {
  const listenersByTopic = new Map<string, Set<Listener>>();
  return {
    publish(topic, message) {
      for (const listen of listenersByTopic.get(topic) ?? []) listen(message);
    },
    announceGap() {
      for (const listeners of listenersByTopic.values()) for (const listen of listeners) listen(null);
    },
    subscribe(topic, listen) {
      const listeners = listenersByTopic.get(topic) ?? new Set();
      if (listeners.size >= mostListeners) return null;
      // The same function may listen twice: what is kept is this subscription's own.
      const own: Listener = (message) => listen(message);
      listenersByTopic.set(topic, listeners.add(own));
      return () => {
        listeners.delete(own);
        if (listeners.size === 0 && listenersByTopic.get(topic) === listeners) listenersByTopic.delete(topic);
      };
    },
  };
}
