package vedette.form.type;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import vedette.form.model.AnswerType;
import vedette.form.model.Code;
import vedette.form.model.FileType;
import vedette.form.model.FormSchema;
import vedette.form.model.LocatedValue;
import vedette.form.model.RecordReader;
import vedette.form.model.Slot;
import vedette.form.model.Type;
import vedette.json.Json;
import vedette.json.JsonWriter;
import vedette.source.Position;

/** A container of values of another type; words and texts give only one value at a time. */
abstract class ContainerType extends Type {
  final Type inner;

  ContainerType(Class<?> raw, Type inner) {
    super(raw, Sort.OTHER);
    this.inner = inner;
  }

  /** Returns the type of one of its values in a file. */
  final FileType ofFile() {
    return (FileType) inner;
  }

  /** Returns the type of one of its values in an answer. */
  final AnswerType ofAnswer() {
    return (AnswerType) inner;
  }

  @Override
  public Type one() {
    return inner;
  }

  /** A list. */
  static final class ListType extends ContainerType implements FileType {
    ListType(Type inner) {
      super(List.class, inner);
    }

    @Override
    public boolean isList() {
      return true;
    }

    @Override
    public Object empty() {
      return List.of();
    }

    @Override
    public Object read(Json json, Slot slot, RecordReader reader) {
      if (!(json instanceof Json.Arr array)) {
        return reader.expected("an array", json);
      }
      int size = array.values().size();
      if (size < slot.key().minSize()) {
        return reader.report(
            Code.TOO_FEW,
            array,
            "expected at least "
                + slot.key().minSize()
                + " entries, found "
                + (size == 0 ? "an empty array" : size == 1 ? "1 entry" : size + " entries"),
            "write " + slot.key().minSize() + " or more");
      }
      List<Object> made = new ArrayList<>(size);
      boolean whole = true;
      for (Json element : array.values()) {
        Object value = ofFile().read(element, slot, reader);
        if (value != null) {
          made.add(value);
        }
        whole &= value != null;
      }
      return whole || reader.withHoles() ? List.copyOf(made) : null;
    }

    @Override
    public Object leftOut(String written, Position at) {
      return List.of();
    }

    @Override
    public String example(Slot slot) {
      return "[ … ]";
    }

    @Override
    public void write(String name, Object value, JsonWriter json) {
      json.array(name);
      ((List<?>) value).forEach(each -> json.value(inner.text(each)));
      json.end();
    }

    @Override
    public void describe(Slot slot, FormSchema schema) {
      schema.json().field("type", "array");
      if (slot.key().minSize() > 0) {
        schema.json().field("minItems", slot.key().minSize());
      }
      schema.json().object("items");
      ofAnswer().describe(slot, schema);
      schema.json().end();
    }
  }

  /** A map of an object's members by name, in their order. */
  static final class MapType extends ContainerType implements FileType {
    MapType(Type inner) {
      super(Map.class, inner);
    }

    @Override
    public Object read(Json json, Slot slot, RecordReader reader) {
      if (!(json instanceof Json.Obj object)) {
        return reader.expected("an object", json);
      }
      Map<String, Object> made = new LinkedHashMap<>();
      boolean whole = true;
      int index = 0;
      for (Json.Member member : object.members()) {
        if (!reader.isRemarkHere(member.name())) {
          Object value =
              reader.readMember(member, index++, () -> ofFile().read(member.value(), slot, reader));
          whole &= value != null;
          if (value != null) {
            made.put(member.name(), value);
          }
        }
      }
      return whole || reader.withHoles() ? made : null;
    }

    @Override
    public Object leftOut(String written, Position at) {
      return Map.of();
    }

    @Override
    public String example(Slot slot) {
      return "{ … }";
    }

    @Override
    public void describe(Slot slot, FormSchema schema) {
      schema.json().field("type", "object");
      schema.remarks();
      schema.json().object("additionalProperties");
      ofAnswer().describe(slot, schema);
      schema.json().end();
    }
  }

  /** An Optional. */
  static class OptionalType extends ContainerType implements AnswerType {
    OptionalType(Type inner) {
      super(Optional.class, inner);
    }

    @Override
    public boolean isOptional() {
      return true;
    }

    @Override
    public Object empty() {
      return Optional.empty();
    }

    @Override
    public Object holding(Object value) {
      return Optional.of(value);
    }

    @Override
    public Object valueOf(Object held) {
      return ((Optional<?>) held).orElse(null);
    }

    @Override
    public void describe(Slot slot, FormSchema schema) {
      schema.json().array("anyOf").object();
      ofAnswer().describe(slot, schema);
      schema.json().end().inline().object().field("type", "null").end().end();
    }

    @Override
    public void write(String name, Object held, JsonWriter json) {
      Object value = valueOf(held);
      if (value == null) {
        json.nul(name);
      } else {
        inner.write(name, value, json);
      }
    }
  }

  /** An OptionalInt. */
  static final class OptionalIntType extends OptionalType {
    OptionalIntType() {
      super(new WholeNumberType(int.class));
    }

    @Override
    public Object empty() {
      return OptionalInt.empty();
    }

    @Override
    public Object holding(Object value) {
      return OptionalInt.of((Integer) value);
    }

    @Override
    public Object valueOf(Object held) {
      OptionalInt number = (OptionalInt) held;
      return number.isPresent() ? (Object) number.getAsInt() : null;
    }
  }

  /** A value and its place in the file. */
  static final class LocatedType extends ContainerType implements FileType {
    LocatedType(Type inner) {
      super(LocatedValue.class, inner);
    }

    @Override
    public Type one() {
      return this;
    }

    @Override
    public Object read(Json json, Slot slot, RecordReader reader) {
      Object value = ofFile().read(json, slot, reader);
      return value == null ? null : new LocatedValue<>(value, json.at());
    }

    @Override
    public Object leftOut(String written, Position at) {
      return new LocatedValue<>(ofFile().leftOut(written, at), at);
    }

    @Override
    public void describe(Slot slot, FormSchema schema) {
      ofAnswer().describe(slot, schema);
    }

    @Override
    public String example(Slot slot) {
      return ofFile().example(slot);
    }
  }
}
