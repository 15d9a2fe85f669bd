package vedette.form;

import java.util.List;

/** A sealed interface of records. */
public abstract class SealedType {
  private final Said said;
  private final List<Class<?>> records;

  /** An interface of these records, in their order. */
  protected SealedType(Said said, Class<?>... records) {
    this.said = said;
    this.records = List.of(records);
  }

  /** What its annotations say. */
  public final Said said() {
    return said;
  }

  /** The records, as declared. */
  public final List<Class<?>> records() {
    return records;
  }
}
