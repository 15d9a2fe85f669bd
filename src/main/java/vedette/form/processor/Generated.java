package vedette.form.processor;

import java.util.List;
import java.util.StringJoiner;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/**
 * A class that was written for a record or a sealed interface.
 *
 * @param binaryName of the record, as its class has it at run time
 * @param record whether it is a record
 * @param name of the class that was written
 */
record Generated(String binaryName, boolean record, String name, String source) {
  /** The class for a record. */
  static Generated ofRecord(TypeElement type, Types types) {
    String name = flatName(type) + "RecordType";
    List<? extends RecordComponentElement> components = type.getRecordComponents();
    StringBuilder parts = new StringBuilder();
    StringJoiner made = new StringJoiner(", ");
    StringBuilder taken = new StringBuilder();
    StringBuilder parsed = new StringBuilder();
    for (int i = 0; i < components.size(); i++) {
      RecordComponentElement component = components.get(i);
      TypeMirror of = component.asType();
      parts
          .append(",\n        new RecordComponent(" + i + ", \"" + component.getSimpleName() + "\", ")
          .append(types.expression(of, component) + ", ")
          .append(Annotations.said(component, types.elements()) + ")");
      made.add("(" + types.boxed(of) + ") values[" + i + "]");
      taken.append("      case %d -> of.%s();\n".formatted(i, component.getSimpleName()));
      TypeElement parser = types.parser(of);
      if (parser != null) {
        parsed.append("      case %d -> %s.parse(text);\n".formatted(i, parser.getQualifiedName()));
      }
    }
    String source =
        """
        package %s;

        import vedette.form.RecordComponent;
        import vedette.form.RecordType;
        import vedette.form.Said;
        import vedette.form.ValueType;

        /** Generated: the components of {@link %s}. */
        public final class %s extends RecordType {
          private %3$s() {
            super(
                %2$s.class,
                %s%s);
          }

          /** It, as a type that the registry need not look into. */
          public static RecordType of() {
            return new %3$s();
          }

          @Override
          @SuppressWarnings("unchecked")
          public Object make(Object[] values) {
            return new %2$s(%s);
          }

          @Override
          public Object get(Object record, int index) {
            %2$s of = (%2$s) record;
            return switch (index) {
        %s      default -> throw new IndexOutOfBoundsException(index);
            };
          }
        %s}
        """
            .formatted(
                packageOf(type),
                type.getQualifiedName(),
                simple(name),
                Annotations.said(type, types.elements()),
                parts,
                made,
                taken,
                parsed.isEmpty() ? "" : PARSE.formatted(parsed));
    return new Generated(binaryName(type, types), true, name, source);
  }

  private static final String PARSE =
      """

        @Override
        public Object parse(int index, String text) {
          return switch (index) {
      %s      default -> super.parse(index, text);
          };
        }
      """;

  /** The class for a sealed interface. */
  static Generated ofSealed(TypeElement type, Types types) {
    String name = flatName(type) + "SealedType";
    StringJoiner records = new StringJoiner(", ");
    for (TypeMirror record : type.getPermittedSubclasses()) {
      records.add(record + ".class");
    }
    String source =
        """
        package %s;

        import vedette.form.Said;
        import vedette.form.SealedType;

        /** Generated: the records of {@link %s}. */
        public final class %s extends SealedType {
          private %3$s() {
            super(%s, %s);
          }

          /** It, as a type that the registry need not look into. */
          public static SealedType of() {
            return new %3$s();
          }
        }
        """
            .formatted(
                packageOf(type),
                type.getQualifiedName(),
                simple(name),
                Annotations.said(type, types.elements()),
                records);
    return new Generated(binaryName(type, types), false, name, source);
  }

  private static String binaryName(TypeElement type, Types types) {
    return types.elements().getBinaryName(type).toString();
  }

  /** A name for a class beside the outermost class: {@code Outer_Inner}. */
  static String flatName(TypeElement type) {
    Element outer = type.getEnclosingElement();
    return outer.getKind() == ElementKind.PACKAGE
        ? type.getQualifiedName().toString()
        : flatName((TypeElement) outer) + "_" + type.getSimpleName();
  }

  private static String simple(String name) {
    return name.substring(name.lastIndexOf('.') + 1);
  }

  private static String packageOf(TypeElement type) {
    Element at = type;
    while (!(at instanceof PackageElement)) {
      at = at.getEnclosingElement();
    }
    return at.toString();
  }
}
