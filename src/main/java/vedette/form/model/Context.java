package vedette.form.model;

/** What the values of a file are read by that need to know where they stand. */
public interface Context {
  /** Returns the context of what stands under a key. */
  Context child(String key);
}
