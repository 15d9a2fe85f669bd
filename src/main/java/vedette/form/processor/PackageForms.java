package vedette.form.processor;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/** A writer of the forms of one package's records and sealed interfaces, and of the registry. */
final class PackageForms {
  private final List<String> cases = new ArrayList<>();
  private final StringBuilder forms = new StringBuilder();

  /** Returns the package of a type. */
  static String packageOf(TypeElement type) {
    Element at = type;
    while (!(at instanceof PackageElement)) {
      at = at.getEnclosingElement();
    }
    return at.toString();
  }

  /** Adds the form of a record or of a sealed interface. */
  void add(TypeElement type, Types types) {
    Slots slots = new Slots(types);
    String binaryName = types.elements().getBinaryName(type).toString();
    if (type.getKind() == ElementKind.RECORD) {
      String name = flatName(type) + "Form";
      forms.append(form(type, name, types, slots));
      cases.add("case \"" + binaryName + "\" -> new " + name + "();");
    } else {
      StringJoiner records = new StringJoiner(", ");
      for (TypeMirror record : type.getPermittedSubclasses()) {
        records.add("Types.nested(" + record + ".class)");
      }
      cases.add(
          "case \"%s\" -> new Form.Union<>(%s.class, %s, %s);"
              .formatted(binaryName, type.getQualifiedName(), slots.of(type), records));
    }
  }

  private static String form(TypeElement type, String name, Types types, Slots slots) {
    StringBuilder parts = new StringBuilder();
    StringJoiner made = new StringJoiner(", ");
    StringJoiner taken = new StringJoiner(", ");
    List<? extends RecordComponentElement> components = type.getRecordComponents();
    for (int i = 0; i < components.size(); i++) {
      RecordComponentElement component = components.get(i);
      parts.append(",\n          ").append(slots.of(i, component));
      made.add("(" + types.boxed(component.asType()) + ") values[" + i + "]");
      taken.add("of." + component.getSimpleName() + "()");
    }
    return """

      private static final class %1$s extends Form<%2$s> {
        %1$s() {
          super(%2$s.class, %3$s%4$s);
        }

        @Override
        @SuppressWarnings("unchecked")
        public %2$s make(Object[] values) {
          return new %2$s(%5$s);
        }

        @Override
        public Object[] take(%2$s of) {
          return new Object[] {%6$s};
        }
      }
    """
        .formatted(name, type.getQualifiedName(), slots.of(type), parts, made, taken);
  }

  /** Returns a class's name without the package: {@code Outer_Inner}. */
  private static String flatName(TypeElement type) {
    return type.getEnclosingElement() instanceof TypeElement outer
        ? flatName(outer) + "_" + type.getSimpleName()
        : type.getSimpleName().toString();
  }

  /** Returns the source of the class with this name. */
  String source(String packageName, String name) {
    return """
    package %s;

    import java.util.List;
    import vedette.form.model.Form;
    import vedette.form.model.Slot;
    import vedette.form.type.Types;

    /** Generated: the forms of this package's records. */
    public final class %s {
      private %2$s() {}

      /** Returns the form of the type with this name; null if it is not known. */
      public static Form<?> of(String type) {
        return switch (type) {
          %s
          default -> null;
        };
      }
    %s}
    """
        .formatted(packageName, name, String.join("\n      ", cases), forms);
  }

  /**
   * Returns the source of the registry with this name.
   *
   * @param forms the name of the class of forms in each package
   */
  static String registry(String name, String forms, Iterable<String> packages) {
    StringJoiner cases = new StringJoiner("\n      ");
    for (String each : packages) {
      cases.add("case \"%1$s\" -> %1$s.%2$s.of(name);".formatted(each, forms));
    }
    int dot = name.lastIndexOf('.');
    return """
    package %s;

    import vedette.form.model.Form;
    import vedette.form.model.Registry;

    /** Generated: all forms. */
    public final class %s implements Registry {
      @Override
      public Form<?> form(Class<?> type) {
        String name = type.getName();
        return switch (name.substring(0, Math.max(0, name.lastIndexOf('.')))) {
          %s
          default -> null;
        };
      }
    }
    """
        .formatted(name.substring(0, dot), name.substring(dot + 1), cases);
  }
}
