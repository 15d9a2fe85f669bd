package vedette.form.model;

/** The context of a value in a file, for readers that depend on its place. */
public interface Context {
  /** Returns the context of the value under a key. */
  Context child(String key);
}
