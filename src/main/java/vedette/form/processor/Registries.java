package vedette.form.processor;

import java.util.List;

/** Writes the registry of all records. */
final class Registries {
  private Registries() {}

  /** The source of a registry of this name. */
  static String source(String name, List<Generated> all) {
    int dot = name.lastIndexOf('.');
    return """
        package %s;

        import vedette.form.RecordType;
        import vedette.form.Registry;
        import vedette.form.SealedType;

        /** Generated: all annotated records. */
        public final class %s implements Registry {
          @Override
          public RecordType record(Class<?> type) {
            return switch (type.getName()) {
        %s      default -> null;
            };
          }

          @Override
          public SealedType sealed(Class<?> type) {
            return switch (type.getName()) {
        %s      default -> null;
            };
          }
        }
        """
        .formatted(
            name.substring(0, dot), name.substring(dot + 1), cases(all, true), cases(all, false));
  }

  private static String cases(List<Generated> all, boolean record) {
    StringBuilder cases = new StringBuilder();
    for (Generated one : all) {
      if (one.record() == record) {
        cases.append("      case \"%s\" -> %s.of();\n".formatted(one.binaryName(), one.name()));
      }
    }
    return cases.toString();
  }
}
